import { parseQuantity } from "../../../src/model/quantity";

test.each([
  ["4", "4"],
  ["1.5", "1500m"],
  ["0.5", "500m"],
  ["1000m", "1"],
  ["1500m", "1500m"],
  ["128Gi", "128Gi"],
  ["1024Mi", "1Gi"],
  ["1.5Gi", "1536Mi"],
  ["0.5Ki", "512"],
  ["1000", "1k"],
  ["20G", "20G"],
  ["1e3", "1e3"],
  ["1E", "1E"],
  ["+8Gi", "8Gi"],
  ["100000000000", "100G"],
  ["2048", "2048"],
  ["0.1n", "1n"],
])("%s is spelled %s by the API server", (given, canonical) => {
  expect(parseQuantity(given)).toEqual({ positive: true, canonical });
});

test.each(["", "4 Gi", "8GB", "1.5.5", "Gi", "1e400", "ten", "0x10", "8gi", "1K", "9223372036854775808Gi"])(
  '"%s" is refused',
  (given) => expect(parseQuantity(given)).toBeUndefined(),
);

test.each(["0", "0Gi", "-1", "-4Gi"])("%s is not positive", (given) => {
  expect(parseQuantity(given)?.positive).toBe(false);
});

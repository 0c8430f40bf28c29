import type { Context } from "../../../src/cli/context";
import { progressOf } from "../../../src/cli/progress";

test("a work that takes long tells each second how far it is, and a short one tells nothing", () => {
  const said: string[] = [];
  const context = { stderr: (text: string) => void said.push(text) } as unknown as Context;
  let time = 0;
  const tell = progressOf(context, { noun: "key pair", total: 9900, now: () => time });
  for (let done = 0; done < 9900; done++) {
    tell(done);
    time += 0.35;
  }
  expect(said).toEqual(["2858 of 9900 key pairs\n", "5716 of 9900 key pairs\n", "8574 of 9900 key pairs\n"]);
});

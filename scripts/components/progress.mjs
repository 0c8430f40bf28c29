// Tells which component is being made and for how long: one line that changes on a terminal, a line now and then in a log.
import { labelOf } from "./table.mjs";

const everyInLog = 30_000;

export function startProgress(rows) {
  const stream = process.stderr;
  const isTerminal = stream.isTTY === true;
  const seconds = rows.reduce((sum, row) => sum + row.seconds, 0);
  stream.write(
    `components: ${rows.length} to make, about ${inWords(seconds)} on two cores when Go has nothing cached\n`,
  );

  return {
    /** Begins a component; the answer changes what is said of it, and ends it. */
    begin(row) {
      const label = `[${rows.indexOf(row) + 1}/${rows.length}] ${labelOf(row)}`;
      const since = Date.now();
      let doing = "making it";
      const show = () => {
        const line = `${label}: ${doing}, ${Math.round((Date.now() - since) / 1000)} s`;
        stream.write(isTerminal ? `\r\x1b[K${line}` : `${line}\n`);
      };
      show();
      const clock = setInterval(show, isTerminal ? 1_000 : everyInLog);
      return {
        say(what) {
          if (what === doing) return;
          doing = what;
          show();
        },
        end(how) {
          clearInterval(clock);
          doing = how;
          show();
          if (isTerminal) stream.write("\n");
        },
      };
    },
  };
}

function inWords(seconds) {
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

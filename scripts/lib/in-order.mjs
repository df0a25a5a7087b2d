// Prints the outputs of concurrent tasks one after the other, so that a log reads as if they had run in sequence.

/**
 * @param {number} count
 * @param {(text: string) => void} print
 * @returns {{ write: (text: string) => void, end: () => void }[]} an output for each task. The first task that has not
 *   ended prints immediately; the others wait for their turn.
 */
export function outputsInOrder(count, print) {
  const tasks = Array.from({ length: count }, () => ({ held: '', ended: false }));
  let turn = 0;
  const flush = () => {
    for (;;) {
      const task = tasks[turn];
      if (!task) return;
      if (task.held) print(task.held);
      task.held = '';
      if (!task.ended) return;
      turn += 1;
    }
  };
  return tasks.map((task) => ({
    write: (text) => {
      task.held += text;
      flush();
    },
    end: () => {
      task.ended = true;
      flush();
    },
  }));
}

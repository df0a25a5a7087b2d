import { outputsInOrder } from './in-order.mjs';

describe('the output of concurrent tasks', () => {
  /** @type {string[]} */
  let printed;
  /** @type {ReturnType<typeof outputsInOrder>} */
  let outputs;
  beforeEach(() => {
    printed = [];
    outputs = outputsInOrder(3, (text) => printed.push(text));
  });
  const [write, end] = [
    (/** @type {number} */ task, /** @type {string} */ text) => outputs[task]?.write(text),
    (/** @type {number} */ task) => outputs[task]?.end(),
  ];

  it('prints the output of the first task immediately', () => {
    write(0, 'one');
    expect(printed).toEqual(['one']);
  });

  it('prints the output of a later task only after the earlier tasks have ended', () => {
    write(1, 'two');
    write(2, 'three');
    write(0, 'one');
    expect(printed).toEqual(['one']);
    end(0);
    expect(printed).toEqual(['one', 'two']);
    write(1, 'two again');
    end(1);
    expect(printed).toEqual(['one', 'two', 'two again', 'three']);
  });

  it('prints the output of a task even if it ends before tasks that started earlier', () => {
    write(2, 'three');
    end(2);
    end(1);
    expect(printed).toEqual([]);
    end(0);
    expect(printed).toEqual(['three']);
  });
});

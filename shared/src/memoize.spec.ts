import { memoize } from './memoize.js';

describe('memoize', () => {
  function counted() {
    const asked: string[] = [];
    const lengthOf = memoize((text) => {
      asked.push(text);
      return text.length;
    });
    return { asked, lengthOf };
  }

  it('computes each text once', () => {
    const { asked, lengthOf } = counted();
    expect([lengthOf('one'), lengthOf('three'), lengthOf('one')]).toEqual([3, 5, 3]);
    expect(asked).toEqual(['one', 'three']);
  });

  it('remembers undefined results', () => {
    let asked = 0;
    const find = memoize((): undefined => {
      asked += 1;
    });
    find('one');
    find('one');
    expect(asked).toBe(1);
  });

  it('evicts old texts to bound the memory', () => {
    const { asked, lengthOf } = counted();
    for (let number = 0; number < 5_000; number += 1) lengthOf(`line ${number}`);
    lengthOf('line 0');
    expect(asked.filter((text) => text === 'line 0')).toHaveLength(2);
  });
});

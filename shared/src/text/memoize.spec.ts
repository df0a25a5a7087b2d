import { memoize } from './memoize.js';

describe('memoize', () => {
  function counted() {
    const calls: string[] = [];
    const lengthOf = memoize((text) => {
      calls.push(text);
      return text.length;
    });
    return { calls, lengthOf };
  }

  it('calls the function only once for each text', () => {
    const { calls, lengthOf } = counted();
    expect([lengthOf('one'), lengthOf('three'), lengthOf('one')]).toEqual([3, 5, 3]);
    expect(calls).toEqual(['one', 'three']);
  });

  it('caches undefined results', () => {
    let calls = 0;
    const find = memoize((): undefined => {
      calls += 1;
    });
    find('one');
    find('one');
    expect(calls).toBe(1);
  });

  it('drops old results, so that memory use stays limited', () => {
    const { calls, lengthOf } = counted();
    for (let number = 0; number < 5_000; number += 1) lengthOf(`line ${number}`);
    lengthOf('line 0');
    expect(calls.filter((text) => text === 'line 0')).toHaveLength(2);
  });
});

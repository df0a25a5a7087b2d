/**
 * What was worked out of an object's texts, for as long as the object lives: a résumé is scored again at every pause
 * in typing, with one job of it changed. When a text is another, it is worked out anew, so that an object that was
 * changed in place gets no answer of before.
 */
export class Remembered<Value> {
  private readonly known = new WeakMap<object, { texts: readonly string[]; value: Value }>();

  of(key: object, texts: readonly string[], workOut: () => Value): Value {
    const before = this.known.get(key);
    if (before && areSame(before.texts, texts)) return before.value;
    const value = workOut();
    this.known.set(key, { texts: [...texts], value });
    return value;
  }
}

const areSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, index) => text === b[index]);

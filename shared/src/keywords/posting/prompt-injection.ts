const ORDER =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{1,40}\b(?:instructions?|prompts?|rules|previous|above|earlier|prior)\b|^\W*(?:system|assistant|developer) ?(?:prompt)?\s*:|\b(?:you are|act as) (?:an? )?(?:AI|language model|chatbot|assistant)\b/i;

/** Returns whether a line gives instructions to a language model. Such a line contains no requirement. */
export const isPromptInjection = (line: string): boolean => ORDER.test(line);

export const withoutPromptInjection = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !isPromptInjection(line))
    .join('\n');

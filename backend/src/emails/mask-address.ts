/** Returns an email address with most of the name masked, such as "a•••@example.com". */
export const maskAddress = (address: string): string =>
  `${address.slice(0, 1)}•••${address.slice(address.lastIndexOf('@'))}`;

const SEPARATORS = /([\s<>"'(),:;]+)/;
const LONGEST = 200;

/** Returns the first line of an error message, with email addresses masked. */
export function maskError(message: string): string {
  const [line = ''] = message.slice(0, 1_000).split('\n');
  const words = line.split(SEPARATORS).map((word) => (word.includes('@') ? maskAddress(word) : word));
  return words.join('').slice(0, LONGEST);
}

const AROUND_ADDRESSES = /([\s<>"'(),:;/\\[\]{}]+)/;

/** Masks the email addresses in a text, but not paths such as "node_modules/@nestjs". */
export const maskAddresses = (text: string): string =>
  text.includes('@')
    ? text
        .split(AROUND_ADDRESSES)
        .map((word) => (word.indexOf('@') > 0 ? maskAddress(word) : word))
        .join('')
    : text;

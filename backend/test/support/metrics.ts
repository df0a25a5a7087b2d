/** Returns the value of a time series in the text format of Prometheus; undefined if it is not exported. */
export function figure(text: string, name: string, labels: Record<string, string> = {}): number | undefined {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const line = text
    .split('\n')
    .find((each) => /^[^#{ ]+/.exec(each)?.[0] === name && wanted.every((label) => each.includes(label)));
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ') + 1));
}

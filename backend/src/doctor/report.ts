import type { Finding } from './finding.js';

const LABELS: Readonly<Record<Finding['state'], string>> = { ok: 'ok     ', warning: 'WARNING', problem: 'PROBLEM' };

export function report(findings: Finding[]): string {
  const width = Math.max(...findings.map(({ part }) => part.length));
  const indent = ' '.repeat(LABELS.ok.length + width + 4);
  const lines = findings.flatMap(({ part, state, message, advice, readMore }) => [
    `${LABELS[state]}  ${part.padEnd(width)}  ${message}`,
    ...(advice === undefined ? [] : [`${indent}${advice}`]),
    ...(readMore === undefined ? [] : [`${indent}Read on: ${readMore}`]),
  ]);
  return [...lines, '', summary(findings)].join('\n');
}

function summary(findings: Finding[]): string {
  const count = (state: Finding['state'], noun: string) => {
    const found = findings.filter((finding) => finding.state === state).length;
    return `${found} ${noun}${found === 1 ? '' : 's'}`;
  };
  return `${count('problem', 'problem')}, ${count('warning', 'warning')}`;
}

export const hasProblem = (findings: Finding[]): boolean => findings.some(({ state }) => state === 'problem');

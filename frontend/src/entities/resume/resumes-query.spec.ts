import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { readResumesAgain, resumesQuery } from './resumes-query.js';

it('readResumesAgain refetches a list even if its first response is still pending', async () => {
  const queryClient = new QueryClient();
  const answers: ((names: string[]) => void)[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey: resumesQuery.queryKey,
    // Use the abort signal, as real queries do, so that the request can be canceled.
    queryFn: ({ signal }) =>
      new Promise<string[]>((resolve, reject) => {
        answers.push(resolve);
        signal.addEventListener('abort', () => reject(new Error('called off')));
      }),
  });
  const stop = observer.subscribe(() => {});
  expect(answers).toHaveLength(1);
  const read = readResumesAgain(queryClient);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]!([]);
  answers[1]!(['Nurse']);
  await read;
  expect(observer.getCurrentResult().data).toEqual(['Nurse']);
  stop();
});

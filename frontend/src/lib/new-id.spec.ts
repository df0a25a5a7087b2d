import { expect, it, vi } from 'vitest';
import { newId } from './new-id.js';

it('newId creates distinct version 4 UUIDs without secure-context APIs', () => {
  const randomUUID = vi.spyOn(crypto, 'randomUUID');
  const ids = Array.from({ length: 50 }, newId);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(randomUUID).not.toHaveBeenCalled();
});

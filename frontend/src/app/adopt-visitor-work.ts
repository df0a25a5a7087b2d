/**
 * The draft first: what was written beside it belongs to the résumé that it becomes.
 *
 * @returns the id of that résumé, or null when there was nothing to adopt
 * @throws ApiError when the server could not take the draft; it then stays on the device
 */
export async function adoptVisitorWork(): Promise<string | null> {
  const [{ adoptVisitorDraft }, { adoptVisitorCompanions }] = await Promise.all([
    import('../features/builder/saving/adopt-visitor-draft.js'),
    import('../features/documents/keeping/adopt-visitor-companions.js'),
  ]);
  const id = await adoptVisitorDraft();
  try {
    await adoptVisitorCompanions(id);
  } catch {
    // They stay on the device; the next page, or the one on which they are written, tries again.
  }
  return id;
}

/**
 * Moves a visitor's draft, then its companion texts, which belong to the resume that the draft becomes.
 *
 * @returns the id of that resume, or null when there was nothing to adopt
 * @throws ApiError when the server could not store the draft, which then stays on the device
 */
export async function adoptVisitorWork(): Promise<string | null> {
  const [{ adoptVisitorDraft }, { adoptVisitorCompanions }] = await Promise.all([
    import('../../features/builder/saving/open/adopt-visitor-draft.js'),
    import('../../features/documents/keeping/adopt-visitor-companions.js'),
  ]);
  const id = await adoptVisitorDraft();
  try {
    await adoptVisitorCompanions(id);
  } catch {
    // The texts stay on the device; the next page that handles them tries again.
  }
  return id;
}

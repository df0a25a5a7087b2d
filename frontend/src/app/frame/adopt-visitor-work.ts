/**
 * Saves a visitor's draft to the account as a resume, then its cover letter and other companion documents.
 *
 * @returns the id of the new resume, or null if there is no draft
 * @throws ApiError if the server could not store the draft, which then stays on the device
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
    // Ignore the failure: the companion documents stay on the device and are saved to the account when one of them is
    // opened.
  }
  return id;
}

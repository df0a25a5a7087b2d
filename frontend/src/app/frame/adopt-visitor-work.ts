/**
 * Saves a visitor's draft to the account as a resume, then its cover letter and other companion texts.
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
    // Ignore the failure: the companion texts stay on the device until one of them is opened, which saves them to the
    // account.
  }
  return id;
}

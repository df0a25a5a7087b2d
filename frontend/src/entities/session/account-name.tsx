/** Hidden username field, which password managers read in forms without an email field. */
export function AccountName({ email = '' }: { email?: string }) {
  return <input key={email} type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />;
}

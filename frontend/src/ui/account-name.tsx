/** Tells password managers whose password it is, where the form does not ask for it. */
export function AccountName({ email = '' }: { email?: string }) {
  return <input key={email} type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />;
}

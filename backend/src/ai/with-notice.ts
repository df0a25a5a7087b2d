/** Prepends the notice why the model did not answer to that of the rules. */
export const withNotice = <View extends { notice?: string }>(view: View, notice: string | undefined): View =>
  notice === undefined ? view : { ...view, notice: [notice, view.notice].filter(Boolean).join(' ') };

/** Why the model did not answer, before what the rules may have to say themselves. */
export const withNotice = <View extends { notice?: string }>(view: View, notice: string | undefined): View =>
  notice === undefined ? view : { ...view, notice: [notice, view.notice].filter(Boolean).join(' ') };

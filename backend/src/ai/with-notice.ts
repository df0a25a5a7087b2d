/** Prepends a notice, such as why the model did not answer, to the view's own notice. */
export const withNotice = <View extends { notice?: string }>(view: View, notice: string | undefined): View =>
  notice === undefined ? view : { ...view, notice: [notice, view.notice].filter(Boolean).join(' ') };

import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.js';

/** React offers error boundaries only as classes, and logs the error itself. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return this.state.error === null ? this.props.children : <ErrorPage error={this.state.error} />;
  }
}

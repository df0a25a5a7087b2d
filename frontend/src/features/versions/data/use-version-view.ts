import { useSearchParams } from 'react-router';

export type View = 'pages' | 'differences';
/** Version to compare with: the current resume or the previous version. */
export type Against = 'current' | 'before';

export interface VersionView {
  /** Id of the selected version. If undefined, wide screens show the current version and phones show the list. */
  chosen: string | undefined;
  view: View;
  against: Against;
  show: (view: View) => void;
  compareWith: (against: Against) => void;
  /** Returns the URL of another version with the same view settings. */
  addressOf: (entryId: string | undefined) => string;
}

/**
 * Stores the selected version and the view settings in the URL, so that the Back button, reloads and bookmarks work.
 */
export function useVersionView(): VersionView {
  const [parameters, setParameters] = useSearchParams();
  const withChange = (name: string, value: string | undefined): URLSearchParams => {
    const changed = new URLSearchParams(parameters);
    if (value === undefined) changed.delete(name);
    else changed.set(name, value);
    return changed;
  };
  const replace = (name: string, value: string) => setParameters(withChange(name, value), { replace: true });
  return {
    chosen: parameters.get('version') ?? undefined,
    view: parameters.get('view') === 'differences' ? 'differences' : 'pages',
    against: parameters.get('with') === 'before' ? 'before' : 'current',
    show: (view) => replace('view', view),
    compareWith: (against) => replace('with', against),
    addressOf: (entryId) => `?${withChange('version', entryId).toString()}`,
  };
}

import { useSearchParams } from 'react-router';

export type View = 'pages' | 'differences';
/** What a version is compared with: the résumé as it is now, or the version before it. */
export type Against = 'current' | 'before';

export interface VersionView {
  /** Undefined when none was chosen: a wide screen then shows the current one, a phone the list. */
  chosen: string | undefined;
  view: View;
  against: Against;
  show: (view: View) => void;
  compareWith: (against: Against) => void;
  /** Address of another version, looked at in the same way. */
  addressOf: (entryId: string | undefined) => string;
}

/** What is looked at stands in the address, so that "back", a reload and a bookmark do what people expect. */
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

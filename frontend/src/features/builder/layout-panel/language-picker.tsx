import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { resumeLanguage } from '@shortlist/shared/document/compose-document';
import { RESUME_WORDS } from '@shortlist/shared/resume/languages';
import { setSettings, useDraft } from '../draft/draft-store.js';

const AUTOMATIC = '';

/** In the language itself, as its speakers look for it. */
const nameOf = (tag: string): string => new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;

/** Headings, dates and reading direction follow it, whatever language the product speaks. */
export function LanguagePicker({ labelledBy }: { labelledBy: string }) {
  const chosen = useDraft((state) => state.content.data.settings.locale);
  const guessed = useDraft(({ content: { data } }) =>
    resumeLanguage({ ...data, settings: { ...data.settings, locale: undefined } }),
  );
  const known = Object.keys(RESUME_WORDS);
  const tags = chosen === undefined || known.includes(chosen) ? known : [chosen, ...known];
  return (
    <NativeSelect
      fullWidth
      input={<OutlinedInput size="small" />}
      inputProps={{ 'aria-labelledby': labelledBy }}
      value={chosen ?? AUTOMATIC}
      onChange={(event) => setSettings({ locale: event.target.value === AUTOMATIC ? undefined : event.target.value })}
    >
      <option value={AUTOMATIC}>Automatic ({nameOf(guessed)})</option>
      {tags.map((tag) => (
        <option key={tag} value={tag}>
          {nameOf(tag)}
        </option>
      ))}
    </NativeSelect>
  );
}

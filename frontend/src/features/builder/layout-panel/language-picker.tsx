import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { resumeLanguage } from '@shortlist/shared/document/compose-document';
import { RESUME_WORDS } from '@shortlist/shared/resume/languages';
import { setSettings, useDraft } from '../draft/draft-store.js';
import { messages } from './messages.js';

const AUTOMATIC = '';

const nameOf = (tag: string): string => new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;

export function LanguagePicker({ labelledBy }: { labelledBy: string }) {
  const chosen = useDraft((state) => state.content.data.settings.locale);
  const detected = useDraft(({ content: { data } }) =>
    resumeLanguage({ ...data, settings: { ...data.settings, locale: undefined } }),
  );
  const supported = Object.keys(RESUME_WORDS);
  const tags = chosen === undefined || supported.includes(chosen) ? supported : [chosen, ...supported];
  return (
    <NativeSelect
      fullWidth
      input={<OutlinedInput size="small" />}
      inputProps={{ 'aria-labelledby': labelledBy }}
      value={chosen ?? AUTOMATIC}
      onChange={(event) => setSettings({ locale: event.target.value === AUTOMATIC ? undefined : event.target.value })}
    >
      <option value={AUTOMATIC}>{messages.languagePicker.automatic(nameOf(detected))}</option>
      {tags.map((tag) => (
        <option key={tag} value={tag}>
          {nameOf(tag)}
        </option>
      ))}
    </NativeSelect>
  );
}

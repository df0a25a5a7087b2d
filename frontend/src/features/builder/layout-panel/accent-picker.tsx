import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ACCENT_OF_TEMPLATE, ACCENTS, type Accent } from '@shortlist/shared/compare/setting-names';
import { templateFor } from '@shortlist/shared/templates/templates';
import { setSettings, useDraft } from '../draft/draft-store.js';
import { messages } from './messages.js';

export function AccentPicker({ labelledBy }: { labelledBy: string }) {
  const accent = useDraft((state) => state.content.data.settings.accent);
  const own = useDraft((state) => templateFor(state.content.templateKey).palette.accent);
  const swatches: (Accent & { value: string | undefined })[] = [
    { name: ACCENT_OF_TEMPLATE, color: own, value: undefined },
    ...ACCENTS.map((swatch) => ({ ...swatch, value: swatch.color })),
  ];
  return (
    <Box role="group" aria-labelledby={labelledBy} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {swatches.map(({ name, color, value }) => (
        <ButtonBase
          key={name}
          aria-label={name}
          title={name}
          aria-pressed={accent === value}
          onClick={() => setSettings({ accent: value })}
          style={{ backgroundColor: color }}
          sx={SWATCH}
        />
      ))}
      <Box
        component="input"
        type="color"
        aria-label={messages.accentPicker.custom}
        value={accent ?? own}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => setSettings({ accent: event.target.value }, 'accent')}
        sx={{ width: 36, height: 36, p: 0, border: 0, bgcolor: 'transparent', cursor: 'pointer' }}
      />
    </Box>
  );
}

const SWATCH = {
  width: 36,
  height: 36,
  borderRadius: '50%',
  border: 2,
  borderColor: 'background.paper',
  boxShadow: '0 0 0 1px var(--mui-palette-divider)',
  '&[aria-pressed=true]': { boxShadow: '0 0 0 2px var(--mui-palette-primary-main)' },
};

import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { messages } from '../messages.js';

/** The sheet loads on first use, because MUI's drawers and popovers are large chunks. */
const MonthSheet = lazy(() => import('./month-sheet.js'));

interface MonthPickerProps {
  label: string;
  /** Returns the field's text. This is a function, because a string would re-render the picker on each keystroke. */
  valueNow: () => string;
  /** Returns the BCP 47 tag of the resume's language. */
  languageNow: () => string;
  onPick: (text: string) => void;
}

interface Opened {
  anchor: HTMLElement;
  value: string;
  language: string;
}

export function MonthPicker({ label, valueNow, languageNow, onPick }: MonthPickerProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <>
      <IconButton
        size="small"
        edge="end"
        aria-label={messages.monthPicker.chooseMonth(label)}
        aria-haspopup="dialog"
        aria-expanded={opened !== null}
        onClick={(event) => setOpened({ anchor: event.currentTarget, value: valueNow(), language: languageNow() })}
        sx={{ color: 'text.secondary' }}
      >
        <CalendarMonthOutlined fontSize="small" />
      </IconButton>
      {opened && (
        <Suspense fallback={null}>
          <MonthSheet
            {...opened}
            label={label}
            onClose={() => setOpened(null)}
            onPick={(text) => {
              onPick(text);
              setOpened(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

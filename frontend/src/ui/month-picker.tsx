import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { messages } from './messages.js';

/** Sheets and popovers are a lot of code, which a form does without until one is opened. */
const MonthSheet = lazy(() => import('./month-sheet.js'));

interface MonthPickerProps {
  /** The field's label. */
  label: string;
  /** The field's text; read when the picker opens, so that typing does not draw it again. */
  valueNow: () => string;
  /** BCP 47 tag of the language in which the month is written. */
  languageNow: () => string;
  onPick: (text: string) => void;
}

interface Opened {
  anchor: HTMLElement;
  value: string;
  language: string;
}

/** The button in a date field that offers months to choose from. */
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

import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../api/config.js';
import { messages } from './messages.js';

interface SupportLineProps {
  /** Example: "Questions about your data?". */
  about: string;
}

/** Hidden without a support address. `enhance-public.ts` fills it in on pre-rendered pages. */
export function SupportLine({ about }: SupportLineProps) {
  const { data: config } = useQuery({ ...configQuery, enabled: false });
  const address = config?.supportEmail ?? null;
  return (
    <p data-support="" hidden={address === null}>
      {about} {messages.supportLine.writeTo} <a href={`mailto:${address ?? ''}`}>{address}</a>.
    </p>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { endSession, isSignedOutAnswer } from '../../../entities/session/session.js';
import { LoadFailure } from '../../../ui/load-failure.js';
import { DeviceRow } from './device-row.js';
import { devicesQuery, useSignOutDevice } from './devices-api.js';
import { messages } from '../messages.js';
import { Section } from '../parts/section.js';

export function DevicesSection() {
  return (
    <Section id="devices" title={messages.devicesSection.title} intro={messages.devicesSection.intro}>
      <Devices />
    </Section>
  );
}

function Devices() {
  const queryClient = useQueryClient();
  const { data: devices, error, refetch } = useQuery(devicesQuery);
  const signOut = useSignOutDevice();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (error && isSignedOutAnswer(error)) endSession(queryClient);
  }, [error, queryClient]);

  if (error && !devices)
    return <LoadFailure message={messages.devicesSection.failed(error.message)} onRetry={() => void refetch()} />;
  if (!devices)
    return <Skeleton variant="rounded" height={74} role="status" aria-label={messages.devicesSection.label} />;

  // Moves focus to the list, because the clicked button is removed with its row.
  const refocus = { onSuccess: () => list.current?.focus() };
  return (
    <>
      <Card
        component="ul"
        ref={list}
        tabIndex={-1}
        aria-labelledby="devices"
        sx={{ listStyle: 'none', p: 0, m: 0, outlineOffset: 2 }}
      >
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            busy={signOut.isPending && signOut.variables === device}
            onSignOut={() => signOut.mutate(device, refocus)}
          />
        ))}
      </Card>
      {devices.length > 1 && (
        <Box>
          <Button
            variant="outlined"
            loading={signOut.isPending && signOut.variables === 'all'}
            onClick={() => signOut.mutate('all', refocus)}
          >
            {messages.devicesSection.signOutAllOthers}
          </Button>
        </Box>
      )}
    </>
  );
}

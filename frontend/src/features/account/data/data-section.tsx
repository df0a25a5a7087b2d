import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { download, namedFile } from '@shortlist/ui-kit/downloads';
import { http } from '../../../api/http.js';
import { useToast } from '../../../ui/toasts/toasts.js';
import { useFailureToast } from '../../../entities/session/use-failure-toast.js';
import { messages } from '../messages.js';
import { Section } from '../parts/section.js';

export function DataSection() {
  const toast = useToast();
  const fetching = useMutation({
    mutationFn: async () => namedFile(await http.raw('/api/auth/user/export'), 'shortlist-data.json'),
    onSuccess: (file) => {
      download(file);
      toast({ title: messages.dataSection.downloaded, description: file.name });
    },
    onError: useFailureToast(messages.dataSection.failed),
  });
  return (
    <Section id="data" title={messages.dataSection.yourData} intro={messages.dataSection.intro}>
      <Typography>{messages.dataSection.contents}</Typography>
      <Box>
        <Button
          variant="outlined"
          startIcon={<FileDownloadOutlined />}
          loading={fetching.isPending}
          loadingPosition="start"
          onClick={() => fetching.mutate()}
        >
          {messages.dataSection.downloadMyData}
        </Button>
      </Box>
    </Section>
  );
}

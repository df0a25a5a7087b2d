import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { download, namedFile } from '@shortlist/ui-kit/downloads';
import { http } from '../../lib/http.js';
import { useToast } from '../../ui/toasts.js';
import { useFailureToast } from '../../ui/use-failure-toast.js';
import { Section } from './section.js';

export function DataSection() {
  const toast = useToast();
  const fetching = useMutation({
    mutationFn: async () => namedFile(await http.raw('/api/auth/user/export'), 'shortlist-data.json'),
    onSuccess: (file) => {
      download(file);
      toast({ title: 'Your data is in your downloads', description: file.name });
    },
    onError: useFailureToast('Your data could not be downloaded'),
  });
  return (
    <Section id="data" title="Your data" intro="It’s yours. Download it whenever you like.">
      <Typography>
        Everything we keep about you in one JSON file: your account, your resumes with their versions, your devices and
        downloads.
      </Typography>
      <Box>
        <Button
          variant="outlined"
          startIcon={<FileDownloadOutlined />}
          loading={fetching.isPending}
          loadingPosition="start"
          onClick={() => fetching.mutate()}
        >
          Download My Data
        </Button>
      </Box>
    </Section>
  );
}

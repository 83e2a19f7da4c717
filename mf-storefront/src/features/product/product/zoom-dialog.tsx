import { Dialog } from '@mall/ui-kit/overlays';
import { styled } from 'styled-components';

/** The drawing as large as the window allows. */
export default function ZoomDialog({ url, title, onClose }: { url: string; title: string; onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title={title} size="lg">
      <Large src={url} alt={title} width={752} height={752} />
    </Dialog>
  );
}

const Large = styled.img`
  width: 100%;
  height: auto;
  /* Head and edges of the dialog: the whole drawing is seen at once. */
  max-height: calc(100dvh - 176px);
  object-fit: contain;
`;

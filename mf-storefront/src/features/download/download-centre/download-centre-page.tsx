import { BookCentre } from '../../../parts/download/book-centre.tsx';

/** /download/center */
export default function DownloadCentrePage() {
  return <BookCentre />;
}

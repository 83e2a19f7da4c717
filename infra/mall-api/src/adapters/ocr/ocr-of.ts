import type { Settings } from '../../settings.ts';
import { embeddedOcr } from './embedded/embedded-ocr.ts';
import type { OcrPort } from './ocr.ts';
import { ocrService } from './ocr-service.ts';
import { readPictures } from './read-picture.ts';

/** The reader of pictures that the settings choose; files are opened in a process of this machine whichever it is (rule outside-world 9). */
export const ocrOf = ({ ocr }: Pick<Settings, 'ocr'>): OcrPort => readPictures(ocr ? ocrService(ocr) : embeddedOcr());

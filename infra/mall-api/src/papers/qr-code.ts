import { toString as drawQrCode } from 'qrcode';

/** An address as a QR code: a data URL of an SVG. */
export async function qrCode(text: string): Promise<string> {
  const svg = await drawQrCode(text, { type: 'svg', margin: 1, errorCorrectionLevel: 'M' });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

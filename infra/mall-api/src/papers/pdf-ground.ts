import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';

const fonts = '@expo-google-fonts/noto-sans-sc';
const file = (path: string) => createRequire(import.meta.url).resolve(`${fonts}/${path}`);

/** The maker of PDFs with its Chinese fonts. Nothing that a name or a remark says makes it read anything else. */
export function openPdfmake(): typeof pdfmake {
  const noto = { normal: file('400Regular/NotoSansSC_400Regular.ttf'), bold: file('700Bold/NotoSansSC_700Bold.ttf') };
  pdfmake.setFonts({ Noto: noto });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => Object.values(noto).includes(path));
  return pdfmake;
}

/** A cell's text; one that holds a long number without a space may break anywhere. */
export const breakable = (text: string): { text: string; wordBreak?: 'break-all' } =>
  /[\w./-]{14,}/.test(text) ? { text, wordBreak: 'break-all' } : { text };

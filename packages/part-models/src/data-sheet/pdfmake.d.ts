declare module 'pdfmake' {
  const pdfmake: {
    setFonts(fonts: Record<string, Record<string, string>>): void;
    createPdf(document: object): { getBuffer(): Promise<Uint8Array> };
  };
  export default pdfmake;
}

declare module 'pdfkit' {
  interface TextOptions {
    width?: number;
    align?: 'left' | 'center' | 'right';
    lineBreak?: boolean;
    link?: string;
    goTo?: string;
  }
  /** What the catalogues use of it. */
  export default class PDFDocument {
    constructor(options: object);
    addPage(options?: object): this;
    registerFont(name: string, file: string): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    lineWidth(width: number): this;
    dash(length: number, options?: { space?: number }): this;
    undash(): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    path(d: string): this;
    fill(color?: string): this;
    stroke(color?: string): this;
    save(): this;
    restore(): this;
    rotate(angle: number, options: { origin: [number, number] }): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    addNamedDestination(name: string, ...args: unknown[]): this;
    outline: { addItem(title: string): { addItem(title: string): unknown } };
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    end(): this;
  }
}

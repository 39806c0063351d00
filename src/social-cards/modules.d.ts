/** Version 2 of opentype.js has no types; these are the parts that the cards use. */
declare module 'opentype.js' {
  export type Command =
    | { readonly type: 'M' | 'L'; readonly x: number; readonly y: number }
    | {
        readonly type: 'Q';
        readonly x1: number;
        readonly y1: number;
        readonly x: number;
        readonly y: number;
      }
    | {
        readonly type: 'C';
        readonly x1: number;
        readonly y1: number;
        readonly x2: number;
        readonly y2: number;
        readonly x: number;
        readonly y: number;
      }
    | { readonly type: 'Z' };

  export interface Glyph {
    readonly index: number;
    /** Of the weight that was drawn last. */
    readonly advanceWidth: number;
    getPath(
      x: number,
      y: number,
      size: number,
      options: { readonly variation: Readonly<Record<string, number>> },
      font: Font,
    ): { readonly commands: readonly Command[] };
  }

  export interface Font {
    readonly unitsPerEm: number;
    charToGlyph(character: string): Glyph;
  }

  const opentype: { parse(font: ArrayBuffer): Font };
  export default opentype;
}

declare module 'wawoff2' {
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}

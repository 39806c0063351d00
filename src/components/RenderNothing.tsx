/** Replaces components of the theme that this site never shows. */
export default function RenderNothing(): null {
  return null;
}

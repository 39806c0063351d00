/** Stands where the theme has a part that this site never shows. */
export default function Absent(): null {
  return null;
}

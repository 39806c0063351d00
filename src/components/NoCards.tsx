/** Replaces cards of docs pages, whose texts `src/client-diet/lean-version.ts` leaves out. */
export default function NoCards(): never {
  throw new Error(
    'Cards of docs pages need texts that src/client-diet/lean-version.ts leaves out. To show cards, remove that measure from src/client-diet/index.ts.',
  );
}

/** Keeps the texts that show on hover and focus away from Escape on, until the pointer or the focus moves. */
function hush({ type }: Event): void {
  document.documentElement.toggleAttribute('data-quiet', type === 'keydown');
}

addEventListener('mouseover', hush);
addEventListener('focusin', hush);
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') {
    hush(event);
  }
});

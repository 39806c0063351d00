const SLICES =
  'the application starts in slices of 10 to 30 ms at 4×, the head manager 30 to 50, on an idle machine; one that is disturbed gets longer';

/** Why a goal may not be reached, by the beginning of its name: what profiles and bundle contents show. */
export const REASONS: Readonly<Record<string, string>> = {
  'Critical bytes':
    'the HTML of the longest page takes 12 kB, that of 150 plugins 14, the style sheets 5 to 7',
  'Script of the page':
    'react-dom is 32 kB, the theme 15, router and history 5, the generator 5, the routes of all pages another 5',
  'Total blocking time': SLICES,
  'Longest task':
    'on a machine that is disturbed, style and layout of a docs page before the application starts, or one of the slices in which it starts: 10 to 30 ms, the head manager 30 to 50',
  'Click to heading':
    'React renders sidebar and page again in 31 to 43 ms; before it come the click, 6 to 11, and the page out of the cache, 10 to 15, after it style, layout and paint, 20 to 38, and 16 to 46 in which the processors draw it and the page follows up',
  'Shortcut to dialog':
    'the code of the dialog is fetched at the first press, and evaluated before it renders',
  'Key to first result':
    'the dialog renders the letter in 5 to 13 ms, the answer, which is ready, takes 2 to 4 through the client, the results take 8 to 19 in React and 9 to 20 in style, layout and paint; the rest is the wait for frames',
  'Cold build': 'loading the generator and its config takes 1.2 s, both compilers 6 on one thread',
  'Warm build':
    'loading the generator, the config and webpack takes 1.3 s, taking the modules of both compilers from the cache 1.4, rendering and finishing the pages 0.5',
  '1,000 pages, half': 'both compilers share one thread',
  '1,000 pages, memory':
    'webpack keeps the modules of both compilers until both are written: 1 GB of objects, and 0.3 of what goes into its cache',
};

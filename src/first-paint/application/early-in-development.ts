// The development server has a document of its own, without the inline script of src/first-paint/early.
if (process.env.NODE_ENV === 'development' && typeof document !== 'undefined') {
  void import('@site/src/components/CodeSample/early');
}

export {};

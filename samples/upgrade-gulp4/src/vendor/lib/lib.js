var lib = { version: 2 };

console.log(lib.version);

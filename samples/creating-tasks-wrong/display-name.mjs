async function build() {
  console.log('Built.');
}

build.displayName = 'build everything';

export default build;

module.exports = (grunt) => {
  grunt.initConfig({
    clean: ['dist', 'tmp'],
    concat: {
      js: { src: ['src/js/menu.js', 'src/js/main.js'], dest: 'tmp/all.js' },
    },
    uglify: {
      js: { src: 'tmp/all.js', dest: 'dist/all.min.js' },
    },
    cssmin: {
      css: { src: 'src/css/*.css', dest: 'dist/all.min.css' },
    },
    copy: {
      files: { expand: true, cwd: 'src', src: ['*.html', 'img/**'], dest: 'dist' },
    },
    watch: {
      js: { files: 'src/js/*.js', tasks: ['concat', 'uglify'] },
      css: { files: 'src/css/*.css', tasks: ['cssmin'] },
      files: { files: ['src/*.html', 'src/img/**'], tasks: ['copy'] },
    },
  });

  for (const name of ['clean', 'concat', 'copy', 'cssmin', 'uglify', 'watch']) {
    grunt.loadNpmTasks(`grunt-contrib-${name}`);
  }

  grunt.registerTask('build', ['clean', 'concat', 'uglify', 'cssmin', 'copy']);
  grunt.registerTask('default', ['build']);
};

/* A library */ console.log( 'library' );

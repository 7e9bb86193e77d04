// Where the console takes them, React tells the tools of a browser what it makes and how long that took. In a test nobody looks.
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');

# Words of the web app.
